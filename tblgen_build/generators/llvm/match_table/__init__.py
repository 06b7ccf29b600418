"""GlobalISel's match tables: bytes that GIMatchTableExecutor runs, and the C++ around them.

It knows what a table may check and do, and how rules are grouped so that each check is made once.
It does not know where rules come from (combiners, selection patterns).

    low_level_type   LLTs
    byte_table       a line for each operation; where labels are
    table_checks     what is asked of an instruction or of one of its operands
    memory_checks    the same about memory accesses
    selector_checks  and what only selectors ask
    matcher          what a rule asks of instructions; which rule is tried first
    rule             a rule: checks, then actions
    rule_features    the subtarget features that rules need
    grouping         rules with the same first check in groups, with different ones in switches
    compilation      all rules as one table
    executor         the class that owns the table
    options          that generators of such tables have in common
"""
