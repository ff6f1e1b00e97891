import { screen, waitFor, within } from '@testing-library/preact';
import { expect, it, vi } from 'vitest';
import { expectConsole } from '../support/component';
import { page, renderApp } from '../support/renderApp';
import { serviceBookFile, usualFile } from '../support/serviceBookFile';

async function open() {
  const { user } = renderApp('/servicebok');
  expect(await page('Är serviceboken oförändrad?')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Kontrollera en servicebok – Verkstadsnavet'));
  const input = screen.getByLabelText('Serviceboken som fil');
  return (text: BlobPart, name = 'servicebok.json') =>
    user.upload(input, new File([text], name, { type: 'application/json' }));
}

const findings = async () =>
  within(await screen.findByRole('list', { name: 'Vad kontrollen visar' }))
    .getAllByRole('listitem')
    .map((each) => each.textContent?.trim());

it('tells of an unchanged file, with its signed and unsigned entries', async () => {
  const choose = await open();
  expect(screen.getByText(/skickas ingenstans/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Så går det till' })).toBeInTheDocument();
  const { text, keyId } = await usualFile();
  await choose(text);
  const heading = await screen.findByRole('heading', { level: 2, name: 'Volvo V70 2015' });
  expect(heading).toHaveFocus();
  expect(await findings()).toEqual([
    '4 av 5 noteringar är signerade och oförändrade.',
    'Notering 5 är osignerad. Vem som helst kan ha skrivit den.',
  ]);
  expect(screen.getByText('ABC 123')).toBeInTheDocument();
  expect(screen.getAllByText(`Signerad med nyckel ${keyId.slice(0, 10)}, oförändrad`)).toHaveLength(
    4,
  );
  expect(screen.getByText(/^Går ungefär .* mil om året\.$/)).toBeInTheDocument();
  expect(screen.getByText(keyId).closest('li')).toHaveTextContent(`${keyId} 4 noteringar`);
  expect(screen.getByRole('region', { name: 'Nycklar' })).toHaveTextContent(
    /bara vad som var återkallat när verkstaden sparade den/,
  );
  expect(screen.getByRole('button', { name: 'Skriv ut' })).toBeInTheDocument();
});

it('names the changed entry by its number, day and work, marks it and leads to it', async () => {
  const choose = await open();
  const { text } = await usualFile();
  await choose(text.replace('108000', '98000'));
  expect(await findings()).toEqual([
    'Notering 2 är ändrad sedan den signerades: 2025-11-18, Stor service, Byte av bromsvätska. Visa notering 2',
    '3 av 5 noteringar är signerade och oförändrade.',
    'Notering 5 är osignerad. Vem som helst kan ha skrivit den.',
  ]);
  const target = screen.getByRole('link', { name: 'Visa notering 2' }).getAttribute('href');
  const entry = document.getElementById(target?.slice(1) ?? '');
  expect(entry).toHaveTextContent('98 000 km');
  expect(entry).toHaveTextContent('Ändrad sedan den signerades');
  expect(screen.getAllByText('Ändrad sedan den signerades')).toHaveLength(1);

  // Another file takes its place.
  await choose(text.replace('2023-11-20', '2022-11-20'));
  await screen.findByText(/^Notering 5 är ändrad sedan filen gjordes: 2022-11-20/);
  expect(screen.getByText('Osignerad, och ändrad sedan filen gjordes')).toBeInTheDocument();
  expect(screen.queryByText('98 000 km')).not.toBeInTheDocument();
});

it('strikes no signed entry out for a correction that nobody signed, and says so', async () => {
  const choose = await open();
  const { text, keyId } = await serviceBookFile(
    {
      e2: {
        ...{ doneOn: '2025-11-19', odometerKm: 8000, correctsId: 'e1' },
        correctionReason: 'Fel mätarställning',
      },
      e1: { origin: 'order' },
    },
    { unsigned: ['e2'] },
  );
  await choose(text);
  expect(await findings()).toEqual([
    'Notering 1 rättar notering 2, som är signerad, men är osignerad. Båda visas. Visa notering 1',
    '1 av 2 noteringar är signerade och oförändrade.',
    'Notering 1 är osignerad. Vem som helst kan ha skrivit den.',
  ]);
  expect(screen.queryByRole('deletion')).not.toBeInTheDocument();
  expect(
    screen.getByText('Noteringen som den rättar är någon annans, och står kvar.'),
  ).toBeInTheDocument();
  // An entry from an order names the workshop that signed it.
  expect(screen.getByText('Signerad av Ekens bil enligt filen, oförändrad')).toBeInTheDocument();
  expect(screen.queryByText(`Signerad med nyckel ${keyId.slice(0, 10)}, oförändrad`)).toBeNull();
});

it.each([
  ['', 'Filen är tom.'],
  ['hej', 'Filen är ingen servicebok från Verkstadsnavet, eller så är den ändrad.'],
  ['[1, 2]', 'Filen är ingen servicebok från Verkstadsnavet, eller så är den ändrad.'],
  [
    '{"form":"verkstadsnavet-servicebok-2"}',
    'Filen är gjord av en nyare version av Verkstadsnavet. Ladda om sidan och välj filen igen.',
  ],
  [
    '{"form":"verkstadsnavet-servicebok-0"}',
    'Filen är gjord av en äldre version av Verkstadsnavet som inte går att läsa längre. Be verkstaden om en ny.',
  ],
  ['Namn;Ort\nBo;Lund\n', 'Det här är en tabell (CSV). Välj filen med serviceboken'],
  [`%PDF-1.7 ${'x'.repeat(9_000_000)}`, 'Det här är en PDF. Välj filen med serviceboken'],
  ['x'.repeat(30_000_000), 'Filen är för stor för att vara en servicebok.'],
  [new Uint8Array([0xff, 0xfe, 0x00]), 'Filen är ingen servicebok från Verkstadsnavet'],
])('says what is wrong with a file, and takes another one: %.30s', async (content, message) => {
  const choose = await open();
  await choose(content, 'fel.json');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('fel.json går inte att kontrollera');
  expect(alert).toHaveTextContent(message);
  await choose((await serviceBookFile({ a: {} })).text);
  expect(await findings()).toEqual(['Noteringen är oförändrad sedan den signerades.']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says so when the file is gone before it is read', async () => {
  const choose = await open();
  vi.spyOn(File.prototype, 'text').mockRejectedValueOnce(new DOMException('', 'NotFoundError'));
  await choose('{}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Filen gick inte att läsa. Kontrollera att den finns kvar och välj den igen.',
  );
  expectConsole('error', 'The file could not be read');
});
