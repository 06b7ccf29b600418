/* a /* b /* c */ d */ e */ def a;
