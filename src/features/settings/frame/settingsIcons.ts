/** Path data of the settings' icons, in the style of ui/icons. */
export const upIcon = 'm6 14.5 6-6 6 6';
export const downIcon = 'm6 9.5 6 6 6-6';
