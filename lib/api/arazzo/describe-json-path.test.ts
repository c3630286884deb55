import { describe, expect, it } from 'vitest';
import { describeJsonPath } from './describe-json-path';

describe('describeJsonPath', () => {
  it.each([
    [
      "$[?@[?@.status == 'LATE_CANCELLATION']]",
      'the list has an item whose `status` is `LATE_CANCELLATION`',
    ],
    ['$[?@.profiles[?@.profileId == 5120]]', '`profiles` has an item whose `profileId` is `5120`'],
    [
      "$[?@.profiles[?@.profileId == 5120 && @.locations[?@.type == 'CLINIC_VISIT']]]",
      '`profiles` has an item whose `profileId` is `5120` and whose `locations` has an item whose `type` is `CLINIC_VISIT`',
    ],
    ["$[?match(@[0].payload.status, 'REQUESTED')]", '`0.payload.status` is `REQUESTED`'],
    [
      "$[?match(@.link, 'appointment-details=[0-9]+')]",
      '`link` matches `appointment-details=[0-9]+`',
    ],
  ])('%s', (query, text) => {
    expect(describeJsonPath(query)).toBe(text);
  });

  it.each(['$.profiles', '$[?@.a > 1]', '$[?@.list[?@.a > 1]]', '$[?count(@.a[*]) == 1]'])(
    'has no words for %s',
    (query) => {
      expect(describeJsonPath(query)).toBeUndefined();
    },
  );
});
