"""Results of actions, kept by the content of what they depend on, on disk and over HTTP.

    cache = open_cache()                      # settings
    key = ActionKey(words)                    # action_result; the driver makes those of compiles
    result = cache and cache.lookup(key)      # action_cache
    if cache and result is None:
        cache.store(key, inputs, run())

Knows nothing of TableGen: an action is words, inputs are files, a result is bytes.
Never fatal: what goes wrong is a miss. docs/design/cache.md has the decisions.
"""
