import type { World } from '../world';
import { dana } from './dana';

/** The world with which the sandbox begins. */
export const everyday: World = dana;
