const key = 'verkstadsnavet.workshop';

/** The id of the workshop that this device showed last; null before the first choice. */
export function chosenWorkshop(): string | null {
  return localStorage.getItem(key);
}

/** Makes this device open a workshop the next time the dashboard is shown. */
export function chooseWorkshop(workshopId: string): void {
  localStorage.setItem(key, workshopId);
}
