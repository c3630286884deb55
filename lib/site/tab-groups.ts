/** The prefix of the names of tab groups that share their selection on one page only. It is not stored. */
const pagePrefix = 'page:';

/** Whether the selection of a group of tabs is not stored. A group without a name shares it with no other. */
export const isPageTabGroup = (group: string): boolean =>
  group === '' || group.startsWith(pagePrefix);
