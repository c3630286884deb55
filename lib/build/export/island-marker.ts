/** Prefix of the comments at which React resumes in an island, so that the build tells them from those of Next. */
export const islandMarker = 'island:';
