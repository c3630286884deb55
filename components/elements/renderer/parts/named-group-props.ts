/** The attributes of a group with an accessible name; none if the name is empty. */
export const namedGroupProps = (label: string) =>
  label === '' ? {} : ({ role: 'group', 'aria-label': label } as const);
