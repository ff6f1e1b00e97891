/** The type of the data dragged from the tray into the grid: a booking's id. */
export const trayType = 'application/x-verkstadsnavet-booking';
