/** Pause of a user who types before a change is announced, in milliseconds. */
export const announcementPause = 1000;
