import type { Sandbox } from '../call';

/** Carries out what the sandbox's clock has brought since the last call. */
export function expireDue(_sandbox: Sandbox): void {}
