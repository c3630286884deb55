import { refuse } from '../answer';
import type { Handlers } from '../call';

type Ids = 'suggestVideoVisit' | 'suggestOfflineVisit' | 'getAsapPriceRange';

const unbuilt = () => refuse('SANDBOX_NOT_BUILT', 'Not built yet.');

export const suggestionsOperations: Handlers<Ids> = {
  suggestVideoVisit: unbuilt,
  suggestOfflineVisit: unbuilt,
  getAsapPriceRange: unbuilt,
};
