"""One compile, from the command line to the outputs in place, shared by every way of calling.

    line = read_command_line("mlir", arguments)[0]     # command_line
    action = action_of(line, "mlir", directory)        # action; key: what decides its result
    parsed = parse_unit(session, action.unit)          # generate
    generated = generate(parsed, action)
    files = placed(action, generated.outputs)          # outputs, with their dependency file

`caching` stands around the middle. Knows neither who calls nor build systems.
docs/design/command.md, "One compile, written once".
"""
