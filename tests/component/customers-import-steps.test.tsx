import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { catchFiles } from '../support/files';
import { choose, csv, openImport, paste, rows, step } from '../support/importSteps';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const chosen = (name: string) => screen.getByRole('combobox', { name });

describe('The steps of an import', () => {
  it('asks for what it needs of the columns, by keyboard alone', async () => {
    const { user } = await openImport();
    await paste(user, 'Kolumn a;Kolumn b\nBo Lind;WOB-XY 1');
    await step(/^Steg 2/);
    await user.tab();
    expect(chosen('Rubrikrad')).toHaveFocus();
    await user.tab();
    expect(chosen('Kolumn a')).toHaveFocus();
    button('Granska raderna').focus();
    await user.keyboard('{Enter}');
    expect(chosen('Kolumn a')).toHaveFocus();
    expect(chosen('Kolumn a')).toHaveAccessibleDescription(
      'Välj vilken kolumn som är namnet eller registreringsnumret. Bo Lind',
    );
    await user.selectOptions(chosen('Kolumn a'), 'Namn');
    await user.selectOptions(chosen('Kolumn b'), 'Namn');
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(chosen('Kolumn b')).toHaveAccessibleDescription(
      'En annan kolumn är redan Namn. WOB-XY 1',
    );
    await user.selectOptions(chosen('Kolumn b'), 'Registreringsnummer');
    button('Granska raderna').focus();
    await user.keyboard('{Enter}');
    await step(/^Steg 3/);
    await waitFor(() => expect(button(/^Importera /)).toBeVisible());
    button('Ändra kolumnerna').focus();
    await user.keyboard('{Enter}');
    await step(/^Steg 2/);
    expect(chosen('Kolumn b')).toHaveDisplayValue('Registreringsnummer');
    button('Välj en annan fil').focus();
    await user.keyboard('{Enter}');
    expect(await step(/^Steg 1/)).toHaveFocus();
  });

  it('finds headers below a title, and takes others or none by choice', async () => {
    const { user } = await openImport();
    await paste(user, 'Kundlista;Ekbackens Bil AB\nNamn;Regnr;Ort\nBo Lind;DEF 456;Ekbacken');
    await step(/^Steg 2/);
    expect(chosen('Rubrikrad')).toHaveDisplayValue('Rad 2: Namn · Regnr · Ort');
    expect(screen.getByText(/^Inklistrad text/)).toHaveTextContent('1 rad och 3 kolumner');
    await user.selectOptions(chosen('Rubrikrad'), 'Rad 1: Kundlista · Ekbackens Bil AB');
    expect(chosen('Kundlista')).toHaveDisplayValue('Hoppa över');
    await user.selectOptions(chosen('Rubrikrad'), 'Filen har inga rubriker');
    expect(screen.getByText(/^Inklistrad text/)).toHaveTextContent('3 rader och 3 kolumner');
    expect(chosen('Kolumn 1')).toHaveAccessibleDescription('Kundlista · Namn · Bo Lind');
    await user.selectOptions(chosen('Rubrikrad'), 'Rad 2: Namn · Regnr · Ort');
    await user.click(button('Granska raderna'));
    await screen.findByRole('group', { name: 'Visa' });
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent(/^Rad 3.*Bo Lind/);
  });

  it('refuses what it cannot take, and then takes a file that is dropped', async () => {
    const { user } = await openImport();
    await choose(user, csv(new Uint8Array(30 * 1024 * 1024)));
    expect(await screen.findByRole('alert')).toHaveTextContent('Filen är för stor. Högst 20 MB');
    await choose(user, csv(new Uint8Array([0x50, 0x4b, 3, 4])));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Det här är ett kalkylblad.'),
    );
    await paste(user, '   ');
    expect(screen.getByLabelText('Rader från ett kalkylblad')).toHaveAccessibleDescription(
      'Klistra in rader med rubriker.',
    );
    const drop = createEvent.drop(document.body, {
      dataTransfer: { files: [csv('Namn\nBo Lind')] },
    });
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(true);
    await step(/^Steg 2/);
    expect(chosen('Namn')).toHaveDisplayValue('Namn');
  });

  it('asks where the letters fit several encodings, and else says which was taken', async () => {
    const { user } = await openImport();
    // In Windows-1252 the byte 8A is Š, and on a Mac it is ä.
    const cars = 'Namn;Modell;Regnr\nEva Ek;\u008akoda;DEF 456\n';
    await choose(user, csv(Uint8Array.from(cars, (letter) => letter.charCodeAt(0))));
    await step(/^Steg 2/);
    await user.click(button('Granska raderna'));
    const question = screen.getByRole('group', { name: 'Var är namnen rätt skrivna?' });
    expect(question).toHaveAccessibleDescription('Välj den läsning där namnen är rätt skrivna.');
    expect(
      within(question)
        .getAllByRole('radio')
        .every((radio) => radio.matches(':not(:checked)')),
    ).toBe(true);
    await user.click(screen.getByRole('radio', { name: /äkoda.*Mac OS Roman/ }));
    await waitFor(() => expect(chosen('Modell')).toHaveAccessibleDescription('äkoda'));
    await user.click(screen.getByRole('radio', { name: /Škoda.*Windows-1252/ }));
    await waitFor(() => expect(chosen('Modell')).toHaveAccessibleDescription('Škoda'));
    expect(screen.getByRole('radio', { name: /Škoda/ })).toHaveFocus();
    await user.click(button('Granska raderna'));
    await screen.findByRole('group', { name: 'Visa' });
    expect(rows()[0]).toHaveTextContent('Škoda');
    await user.click(button('Ändra kolumnerna'));
    await user.click(button('Välj en annan fil'));
    const people = 'Namn;M\u008arke\n\u0081ke Sj\u009astr\u009am;Saab\n';
    await choose(user, csv(Uint8Array.from(people, (letter) => letter.charCodeAt(0))));
    await step(/^Steg 2/);
    expect(screen.getByText(/^Bokstäverna är lästa som Mac OS Roman\./)).toBeVisible();
    expect(chosen('Märke')).toHaveDisplayValue('Märke');
  });

  it('hands out a template that it understands itself', async () => {
    const { user } = await openImport();
    const files = catchFiles();
    await user.click(button('Hämta mall'));
    const template = await files[0]?.blob.text();
    expect(files[0]?.name).toBe('kunder-mall.csv');
    expect(template).toMatch(/^\ufeff?"Kundtyp";"Namn";"Företagsnamn";/);
    await choose(user, csv(template ?? ''));
    await step(/^Steg 2/);
    await user.click(button('Granska raderna'));
    await screen.findByRole('group', { name: 'Visa' });
    expect(rows()[1]).toHaveTextContent('Ekbackens Bygg AB');
    expect(screen.getByRole('group', { name: 'Visa' })).toHaveTextContent('Med fel 0');
  });

  it('shows 10,000 rows of 41 columns a page at a time', async () => {
    // On a busy machine this many rows take longer than any other wait of the tests.
    const { user } = await openImport();
    const extra = Array.from({ length: 38 }, (_, index) => `Fält ${index}`).join(';');
    const lines = Array.from(
      { length: 10_000 },
      (_, n) =>
        `Kund ${n};${n % 200 === 7 ? '🚗' : `AAA${String(n).padStart(5, '0')}`};Ort;${extra}`,
    );
    await choose(user, csv(`Namn;Regnr;Ort;${extra}\n${lines.join('\n')}`));
    // The texts are not found by role: jsdom takes seconds to search forty selects of thirty options.
    expect(await screen.findByText(/10\s000 rader och 41 kolumner/)).toBeVisible();
    await user.click(screen.getByText('Granska raderna'));
    await screen.findByText(/^Steg 3/, { selector: 'h2' });
    const list = await screen.findByLabelText('Rader i filen');
    expect(screen.getByLabelText('Visa')).toHaveTextContent(
      /Klara 0Klara med anmärkning 9\s950Med fel 50/,
    );
    expect(list.children).toHaveLength(50);
    await user.click(screen.getByText('Visa fler rader'));
    expect(list.children).toHaveLength(100);
    await user.click(button(/^Med fel/));
    expect(list.children).toHaveLength(50);
    expect(list.children[0]).toHaveTextContent(/^Rad 9/);
  });

  it('is not for an auditor', async () => {
    await openImport('auditor');
    expect(screen.getByText('Du kan läsa registret men inte ändra det.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Välj fil' })).toBeNull();
  });
});
