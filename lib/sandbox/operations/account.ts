import { refuse } from '../answer';
import type { Handlers } from '../call';

type Ids =
  | 'createToken'
  | 'updateUser'
  | 'requestPasswordReset'
  | 'verifyEmail'
  | 'invalidateToken'
  | 'deleteUser'
  | 'downloadUserData';

const unbuilt = () => refuse('SANDBOX_NOT_BUILT', 'Not built yet.');

export const accountOperations: Handlers<Ids> = {
  createToken: unbuilt,
  updateUser: unbuilt,
  requestPasswordReset: unbuilt,
  verifyEmail: unbuilt,
  invalidateToken: unbuilt,
  deleteUser: unbuilt,
  downloadUserData: unbuilt,
};
