/**
 * The titles of the rules about what a caller sends to create or change something. They say nothing about what the
 * provider sends.
 */
export const requestRuleTitles: readonly string[] = [
  'Concurrent change',
  'Creation',
  'Default',
  'Location of the profile',
  'Mandatory on creation',
  'Minus one',
  'Negative excess',
  'Negative limit',
  'No change',
  'Other negative values',
  'Supplied by the provider',
  'Who can change it',
  'Zero',
];
