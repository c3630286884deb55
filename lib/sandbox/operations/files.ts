import { refuse } from '../answer';
import type { Handlers } from '../call';

type Ids = 'downloadFile' | 'downloadAsset';

const unbuilt = () => refuse('SANDBOX_NOT_BUILT', 'Not built yet.');

export const filesOperations: Handlers<Ids> = {
  downloadFile: unbuilt,
  downloadAsset: unbuilt,
};
