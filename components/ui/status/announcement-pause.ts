/** How long a user who types pauses before a change is announced, in milliseconds. */
export const announcementPause = 1000;
