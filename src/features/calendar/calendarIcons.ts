/** Path data of the calendar's icons, drawn like those in ui/icons. */
export const backIcon = 'm14.5 6-6 6 6 6';
export const forwardIcon = 'm9.5 6 6 6-6 6';
export const plusIcon = 'M12 5v14M5 12h14';
