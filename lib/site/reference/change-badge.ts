/** What has happened to an operation, a schema or a field since the release before the latest. */
export const changeBadges = ['new', 'changed', 'deprecated'] as const;
export type ChangeBadge = (typeof changeBadges)[number];

export const changeBadgeLabels: Record<ChangeBadge, string> = {
  new: 'New',
  changed: 'Changed',
  deprecated: 'Deprecated',
};

/** Returns the badge that an attribute names; undefined if it names none. */
export const parseChangeBadge = (text: unknown): ChangeBadge | undefined =>
  changeBadges.find((badge) => badge === text);
