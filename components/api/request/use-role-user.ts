import { useSyncExternalStore } from 'react';
import { readRole } from '@/lib/api/roles/browser/stored-role';
import { watchRole } from '@/lib/api/roles/browser/watch-role';
import { findRoleUser } from '@/lib/api/roles/role-user';

const readRoleUser = () => findRoleUser(readRole());

/** The sandbox's user of the selected role; undefined if there is none. */
export const useRoleUser = (): string | undefined => useSyncExternalStore(watchRole, readRoleUser);
