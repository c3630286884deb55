import { useSyncExternalStore } from 'react';
import { readRole } from '@/lib/role-lens/browser/stored-role';
import { watchRole } from '@/lib/role-lens/browser/watch-role';
import { findRoleUser } from '@/lib/role-lens/role-user';

const readRoleUser = () => findRoleUser(readRole());

/** The sandbox's user of the selected role; undefined if there is none. */
export const useRoleUser = (): string | undefined => useSyncExternalStore(watchRole, readRoleUser);
