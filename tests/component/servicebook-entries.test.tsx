import { render, screen, within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { OdometerCurve } from '@/components/servicebook/OdometerCurve';
import {
  ServiceEntries,
  type ShownEntry,
  SignatureNote,
} from '@/components/servicebook/ServiceEntries';
import { contentOf } from '@/domain/servicebook/serviceEntry';
import { serviceEntries, serviceEntry } from '../support/serviceEntry';

const signed = { text: 'Signerad av Ekens bil, oförändrad', tone: 'good' } as const;

/** The entries of Anna's Volvo as a page shows them. */
const shown = Object.entries(serviceEntries).map(([id, fields]): ShownEntry => ({
  id,
  data: contentOf(fields),
  verdict: signed,
}));

/** The rows of the timeline, without the lists inside them. */
function rows() {
  const [timeline] = screen.getAllByRole('list');
  return [...(timeline?.children ?? [])].filter((row) => row instanceof HTMLElement);
}

it('tells the entries from the newest, and what was corrected below its correction', () => {
  render(<ServiceEntries entries={shown} extraOf={(id) => <button>Rätta {id}</button>} />);
  expect(rows().map((row) => row.querySelector('time')?.textContent)).toEqual([
    '2026-04-10',
    '2025-11-18',
    '2024-11-19',
    '2023-11-20',
  ]);
  const [tyres, service, correction] = rows();
  if (!tyres || !service || !correction) throw new Error('Rows are missing.');
  expect(tyres).toHaveTextContent('Däck');
  expect(tyres).toHaveTextContent('114 500 km (11 450 mil)');
  expect(tyres).not.toHaveTextContent('Registrerad i tillverkarens digitala servicebok');
  for (const text of [
    'Stor service',
    'Oljefilter W 712/95',
    '5W-30 ACEA C3, 4,3 l',
    '2026-11-18 eller 123 000 km, det som kommer först',
    'Bo Lind',
    'Ekens bil, Lund',
    'Registrerad i tillverkarens digitala servicebok',
    'Signerad av Ekens bil, oförändrad',
    'Införd för hand',
  ])
    expect(service).toHaveTextContent(text);
  expect(correction).toHaveTextContent('Siffrorna hade bytt plats');
  const struck = within(correction).getByRole('deletion');
  expect(struck).toHaveTextContent('59 000 km');
  expect(struck).not.toHaveTextContent('95 000 km');
  expect(correction).toHaveTextContent('Rättad notering, gäller inte längre');
  // Only what counts can be corrected.
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'Rätta e5',
    'Rätta e4',
    'Rätta e3',
    'Rätta e1',
  ]);
});

it('shows what is known of a signature in words and a picture', () => {
  const verdicts = [
    signed,
    { text: 'Ändrad sedan den signerades', tone: 'bad' },
    { text: 'Osignerad', tone: 'quiet' },
    undefined,
  ] as const;
  const data = contentOf(serviceEntry({ origin: 'order' }));
  render(
    <ServiceEntries
      entries={verdicts.map((verdict, place) => ({ id: `e${place}`, data, verdict }))}
    />,
  );
  const pictures = rows().map((row) => row.querySelectorAll('svg path')[0]?.getAttribute('d'));
  expect(new Set(pictures).size).toBe(4);
  expect(rows().map((row) => /Signerad av|Ändrad|Osignerad/.exec(row.textContent)?.[0])).toEqual([
    ...['Signerad av', 'Ändrad', 'Osignerad', undefined],
  ]);
});

it('shows what people have typed as text, and the reason of a falling odometer', () => {
  const data = contentOf(
    serviceEntry({
      ...{ works: ['<img src=x onerror=alert(1)>'], remarks: 'Rad ett\nRad två' },
      ...{ odometerReason: 'Instrumentet är bytt', correctsId: 'gone' },
      workshop: { name: 'Ekens bil', organisationNumber: '5566778899', city: null },
    }),
  );
  render(<ServiceEntries entries={[{ id: 'a', data, verdict: undefined, number: 7 }]} />);
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument();
  expect(screen.getByText('Instrumentet är bytt')).toBeInTheDocument();
  expect(screen.getByText('Ekens bil, org.nr 556677-8899')).toBeInTheDocument();
  expect(screen.getByText('Den rättade noteringen finns inte med.')).toBeInTheDocument();
  expect(screen.getByText('Notering 7')).toBeInTheDocument();
});

it('keeps an own entry that one from a file would correct, and says so', () => {
  const own = { ...contentOf(serviceEntry()), isImported: false, signature: null };
  const foreign = { ...own, isImported: true, correctsId: 'own', correctionReason: 'Fel' };
  const { rerender } = render(
    <ServiceEntries
      entries={[
        { id: 'own', data: own, verdict: signed },
        { id: 'foreign', data: foreign, verdict: signed },
      ]}
    />,
  );
  const kept = 'Noteringen som den rättar är någon annans, och står kvar.';
  expect(screen.getByText(kept)).toBeInTheDocument();
  expect(rows()).toHaveLength(2);
  rerender(
    <ServiceEntries
      entries={[
        { id: 'own', data: { ...own, isImported: true }, verdict: signed },
        { id: 'foreign', data: foreign, verdict: signed },
      ]}
    />,
  );
  expect(screen.queryByText(kept)).not.toBeInTheDocument();
  expect(screen.getByRole('deletion')).toBeInTheDocument();
});

it('says what a signature proves and what it does not, in one sentence', () => {
  const { container } = render(<SignatureNote />);
  expect(container.textContent).toMatch(/^En signatur visar att [^.]*, men inte [^.]*\.$/);
});

it('draws the odometer under what it tells, with the readings in a table', () => {
  const readings = [
    { on: '2023-11-20', km: 81_000 },
    { on: '2024-11-19', km: 95_000 },
    { on: '2025-11-19', km: 109_500 },
  ];
  const { container } = render(<OdometerCurve readings={readings} />);
  const finding = /^Går ungefär 1\s450\smil om året\.$/;
  expect(screen.getByText(finding)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: finding })).toBeInTheDocument();
  expect(container.querySelector('polyline')).toHaveAttribute(
    'points',
    '0.0 100.0 200.0 50.9 400.0 0.0',
  );
  const cells = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(cells.map((each) => each.replaceAll('\u00a0', ' '))).toEqual([
    'DatumMätarställning',
    '2025-11-19109 500 km',
    '2024-11-1995 000 km',
    '2023-11-2081 000 km',
  ]);
});

it('draws no line of a single reading, but one through two equal readings', () => {
  const { rerender, container } = render(
    <OdometerCurve readings={[{ on: '2025-11-19', km: 109_500 }]} />,
  );
  expect(screen.getByText('En mätarställning finns: 109 500 km 2025-11-19.')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<OdometerCurve readings={[]} />);
  expect(screen.getByText('Ingen mätarställning finns.')).toBeInTheDocument();
  const same = { on: '2025-11-19', km: 109_500 };
  rerender(<OdometerCurve readings={[same, same]} />);
  expect(container.querySelector('polyline')).toHaveAttribute('points', '200.0 50.0 200.0 50.0');
});
