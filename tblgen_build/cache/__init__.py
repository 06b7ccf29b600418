"""Results of actions, kept by the content of what they depend on, on disk and over HTTP.

    cache = open_cache()                      # settings
    action = Action(words)                    # model; compilation makes those of compiles
    result = cache and cache.lookup(action)   # action_cache
    if cache and result is None:
        cache.store(action, inputs, run())

Knows nothing of TableGen: an action is words, inputs are files, a result is bytes.
Never fatal: what goes wrong is a miss. docs/design/cache.md has the decisions.
"""
