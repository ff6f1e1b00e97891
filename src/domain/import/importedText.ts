/** The numbers of an import as text, `812 kunder och 1 004 fordon`. */
export function importedText({
  customers,
  vehicles,
}: {
  customers: number;
  vehicles: number;
}): string {
  const people = customers === 1 ? '1 kund' : `${customers.toLocaleString('sv-SE')} kunder`;
  const cars = `${vehicles.toLocaleString('sv-SE')} fordon`;
  if (customers === 0) return cars;
  return vehicles === 0 ? people : `${people} och ${cars}`;
}
