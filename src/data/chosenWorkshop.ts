const key = 'verkstadsnavet.workshop';

/** The id of the workshop that this device showed last; null before the first choice. */
export function chosenWorkshop(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Where the browser stores nothing, the first workshop is the one that opens.
    return null;
  }
}

/** Makes this device open a workshop the next time the dashboard is shown. */
export function chooseWorkshop(workshopId: string): void {
  try {
    localStorage.setItem(key, workshopId);
  } catch {
    // The choice then lasts for as long as the page does, and the page says that nothing is stored.
  }
}
