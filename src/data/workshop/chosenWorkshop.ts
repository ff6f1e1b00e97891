const key = 'verkstadsnavet.workshop';

/** The id of the workshop that this device showed last; null before the first choice. */
export function chosenWorkshop(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // When the browser stores nothing, the first workshop opens.
    return null;
  }
}

/** Makes this device open a workshop the next time that the dashboard is shown. */
export function chooseWorkshop(workshopId: string): void {
  try {
    localStorage.setItem(key, workshopId);
  } catch {
    // The choice then lasts as long as the page, and the page tells that nothing is stored.
  }
}
