import * as lunr from './lunr';
import * as minisearch from './minisearch';
import * as ours from './ours';
import * as pagefind from './pagefind';
import type { Peer } from './peer';

/** Each by the name of its file, ours first. */
export const peers = { ours, minisearch, lunr, pagefind } satisfies Record<string, Peer>;

export type PeerName = keyof typeof peers;
export const peerNames = Object.keys(peers) as PeerName[];
