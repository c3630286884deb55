import { useSyncExternalStore } from 'react';
import {
  readOwnAccess,
  storeOwnAccess,
  watchOwnAccess,
} from '@/lib/calls/request/browser/own-access';

const readOwnToken = () => readOwnAccess().token;
const storeOwnToken = (token: string) => storeOwnAccess({ token });

/** The token that the reader has entered, or '', and a function that changes it. */
export const useOwnToken = (): [token: string, change: (token: string) => void] => [
  useSyncExternalStore(watchOwnAccess, readOwnToken),
  storeOwnToken,
];
