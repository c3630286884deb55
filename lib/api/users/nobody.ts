/** The id of a caller without a token. A module of its own, so that pages need not load the list of users for it. */
export const nobody = 'nobody';
