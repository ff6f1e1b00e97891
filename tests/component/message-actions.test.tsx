import { render, screen } from '@testing-library/preact';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { MessageActions } from '@/components/MessageActions';
import { customerFields } from '../support/customers';
import { seededAt } from '../support/documents';

const customer = {
  ...customerFields({ name: 'Anna Berg', email: 'anna@berg.example' }),
  ...{ createdAt: seededAt, createdBy: 'olle', updatedAt: seededAt, updatedBy: 'olle' },
};
function offered(text: string) {
  render(
    <MemoryRouter>
      <MessageActions message={{ subject: 'Klar', text }} customer={customer} />
    </MemoryRouter>,
  );
  const all = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
  return all
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(({ textContent }) => textContent);
}

it('a text that fits in a link is mailed, and can be copied', () => {
  expect(offered('Bilen är klar.')).toEqual(['Mejl till anna@berg.example', 'Kopiera texten']);
});

it('a text too long for a link of a mail is copied first', () => {
  expect(offered('Bilen är klar. '.repeat(120))).toEqual([
    'Kopiera texten',
    'Mejl till anna@berg.example, utan texten',
  ]);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:anna@berg.example?subject=Klar');
  expect(
    screen.getByText(
      'Texten är för lång för en mejllänk: kopiera den och klistra in den i mejlet.',
    ),
  ).toBeVisible();
});
