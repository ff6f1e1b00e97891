/** Path data of the icons, one family: 24 × 24, drawn with a 1.75 stroke and round ends. */
export const alertIcon =
  'M12 8v5m0 3.5v.01M10.3 4 2.6 17.5A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z';
export const checkIcon = 'm5 12.5 4.5 4.5L19 7.5';
export const closeIcon = 'M6 6l12 12M18 6 6 18';
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
