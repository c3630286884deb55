import { refuse } from '../answer';
import type { Handlers } from '../call';

type Ids =
  | 'listProfilesByIds'
  | 'listProfilesByIdsAndLocation'
  | 'listProfilesByLocation'
  | 'listReviews'
  | 'getProfilesAvailability';

const unbuilt = () => refuse('SANDBOX_NOT_BUILT', 'Not built yet.');

export const profilesOperations: Handlers<Ids> = {
  listProfilesByIds: unbuilt,
  listProfilesByIdsAndLocation: unbuilt,
  listProfilesByLocation: unbuilt,
  listReviews: unbuilt,
  getProfilesAvailability: unbuilt,
};
