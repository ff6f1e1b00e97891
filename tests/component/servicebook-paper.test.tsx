import { render, screen, within } from '@testing-library/preact';
import { expect, it } from 'vitest';
import { contentOf } from '@/domain/servicebook/serviceEntry';
import { ServiceBookPaper } from '@/features/servicebook/paper/ServiceBookPaper';
import { serviceEntries } from '../support/serviceEntry';

const address = { street: 'Ekvägen 1', postcode: '22222', city: 'Lund' };
const props = {
  workshop: { name: 'Ekens bil', address, phone: '+46701740605', organisationNumber: '5566778899' },
  car: {
    ...{ registrationNumber: 'ABC123', make: 'Volvo', model: 'V70', year: 2015 },
    ...{ vin: null, odometerKm: 114_500 },
  },
  next: { nextOn: '2026-11-18', nextKm: 123_000 },
  entries: Object.entries(serviceEntries).map(([id, fields]) => ({
    ...{ id, data: contentOf(fields) },
    verdict: { text: 'Signerad av Ekens bil, oförändrad', tone: 'good' } as const,
  })),
  keyIds: ['kHZ3'.repeat(10), 'Wq9_'.repeat(10)],
  address: 'https://verkstadsnavet.example/servicebok',
  printedOn: '2026-11-24',
};

it('prints whose book of which car it is, what is next, and how it is checked', () => {
  render(
    <ServiceBookPaper {...props} photosOf={(id) => <img src={`/${id}`} alt={`Foto ${id}`} />} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Servicebok' })).toBeInTheDocument();
  expect(document.title).toBe('Servicebok ABC 123 – Verkstadsnavet');
  const book = screen.getByRole('article');
  for (const text of ['Ekens bil', 'Ekvägen 1', '556677-8899', 'ABC 123', 'Volvo V70 2015'])
    expect(book).toHaveTextContent(text);
  expect(book).toHaveTextContent('114 500 km');
  expect(book).toHaveTextContent('2026-11-24');
  expect(book).toHaveTextContent('Nästa service 2026-11-18 eller 123 000 km, det som kommer först');
  expect(within(book).getAllByRole('img', { name: /^Foto/ })).toHaveLength(4);
  expect(within(book).getByRole('deletion')).toHaveTextContent('59 000 km');
  const foot = screen.getByRole('contentinfo');
  expect(foot).toHaveTextContent('Nycklarnas avtryck kHZ3kHZ3kHZ3Wq9_Wq9_Wq9_');
  expect(foot).toHaveTextContent(props.address);
  expect(foot).toHaveTextContent(/^En signatur visar att/);
  expect(within(foot).getByRole('img', { name: `QR-kod till ${props.address}` })).toBeVisible();
  // The table that has the foot on each page is none to read.
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('prints an empty book and one that nobody has signed', () => {
  render(<ServiceBookPaper {...props} next={null} entries={[]} keyIds={[]} />);
  expect(screen.getByText('Boken har inga noteringar än.')).toBeInTheDocument();
  expect(screen.queryByText(/Nästa service/)).not.toBeInTheDocument();
  expect(screen.queryByText(/avtryck/)).not.toBeInTheDocument();
});
