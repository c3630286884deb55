import { refuse } from '../answer';
import type { Handlers } from '../call';

type Ids = 'verifyPromoCode';

const unbuilt = () => refuse('SANDBOX_NOT_BUILT', 'Not built yet.');

export const promoCodesOperations: Handlers<Ids> = {
  verifyPromoCode: unbuilt,
};
