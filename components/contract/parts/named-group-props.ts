/** The attributes that make a box a named group; none where there is no name. */
export const namedGroupProps = (label: string) =>
  label === '' ? {} : ({ role: 'group', 'aria-label': label } as const);
