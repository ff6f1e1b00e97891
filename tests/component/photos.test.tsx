import { screen, waitFor, within } from '@testing-library/preact';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newInspection } from '@/domain/inspection/inspection';
import { newOrder } from '@/domain/order/newOrder';
import type { Role } from '@/domain/workshop/member';
import { expectConsole } from '../support/component';
import { seedDocuments } from '../support/documents';
import { catchFiles } from '../support/files';
import { findNetwork, loseNetwork } from '../support/network';
import { fakePictures, jpeg, pictureFile } from '../support/pictures';
import { button, heading, openOrders } from '../support/workOrders';

const order = newOrder({ customerId: 'anna', vehicleId: 'car', lines: {} });
const inspection = newInspection('1042', 'Bromsar', [
  { group: 'Bromsar', text: 'Belägg', unit: 'mm' },
  { group: 'Bromsar', text: 'Skivor', unit: '' },
]);
const addedAt = new Date('2026-11-23T07:30:00Z');
const picture = new Uint8Array(Buffer.from(`${jpeg}AAAA`, 'base64'));

/** So many photos of the order 1042, whole and in its sheet. */
const photosOf = (count: number) => {
  const ids = Array.from({ length: count }, (_, n) => `f${String(n).padStart(2, '0')}`);
  return {
    photos: Object.fromEntries(ids.map((id) => [id, { orderId: '1042', addedAt, picture }])),
    photoSheets: {
      '1042': { photoId: 'f00', thumbs: Object.fromEntries(ids.map((id) => [id, jpeg])) },
    },
  };
};

interface Stored {
  orderId: string;
  picture: string;
  isRemoved?: boolean;
}

/** Opens a page of the order 1042. */
async function open(
  path = '',
  { role = 'staff' as Role, ...also }: { role?: Role } & Record<string, unknown> = {},
) {
  const app = await openOrders(
    `workorders/1042${path}`,
    { '1042': order },
    { role, also: also as Record<string, Record<string, object>> },
  );
  return {
    ...app,
    photos: async () => (await app.all('photos')) as Record<string, Stored>,
    thumbs: async () => {
      const sheet = (await app.stored('photoSheets/1042')) as
        { thumbs: Record<string, string> } | undefined;
      const all = Object.entries(sheet?.thumbs ?? {});
      return all.flatMap(([id, thumb]) => (thumb === '' ? [] : [id]));
    },
  };
}

/** The input for files, once the button that opens it can be pressed. */
async function files() {
  const choose = await screen.findByRole('button', { name: 'Välj bilder' });
  await waitFor(() => expect(choose).toBeEnabled());
  return screen.getByLabelText<HTMLInputElement>('Bilder');
}
const region = (name: string) => screen.findByRole('region', { name });
const shown = () => screen.queryAllByRole('button', { name: /^Visa foto/ });

let fake = fakePictures();
beforeEach(() => {
  fake = fakePictures();
});

describe('Photos of an order', () => {
  it('are scaled, shown, opened, taken away and put back', async () => {
    const { user, photos, thumbs, uid } = await open();
    await screen.findByText('Inga foton än.');
    await user.upload(await files(), [pictureFile('a.jpg'), pictureFile('b.jpg')]);
    await waitFor(() => expect(shown()).toHaveLength(2));
    await waitFor(async () => expect(await thumbs()).toHaveLength(2));
    const [one = ''] = Object.keys(await photos());
    expect((await photos())[one]).toMatchObject({ orderId: '1042', createdBy: uid });
    const bytes = Buffer.from((await photos())[one]?.picture ?? '', 'base64');
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(bytes.length).toBeLessThanOrEqual(200_000);
    // The first of four thousand pixels became one of 1280, and its small copy one of 224.
    expect(fake.drawn[0]).toMatchObject({ width: 1280, height: 960 });
    expect(fake.drawn.some(({ width, height }) => width === 224 && height === 168)).toBe(true);

    await user.click(await button('Visa foto 1 av 2'));
    const viewer = await screen.findByRole('dialog', { name: 'Foto 1 av 2' });
    expect(await within(viewer).findByText(/^Tillagt .* \d\d:\d\d av /)).toBeVisible();
    expect(within(viewer).getByRole('button', { name: 'Föregående' })).toBeDisabled();
    await user.click(within(viewer).getByRole('button', { name: 'Nästa' }));
    await screen.findByRole('dialog', { name: 'Foto 2 av 2' });
    await within(viewer).findByText(/^Tillagt /);
    await user.click(within(viewer).getByRole('button', { name: 'Ta bort' }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    await waitFor(async () => {
      expect(await thumbs()).toHaveLength(1);
      expect(Object.values(await photos()).map(({ isRemoved }) => isRemoved)).toContain(true);
    });
    await user.click(await button('Ångra'));
    await waitFor(() => expect(shown()).toHaveLength(2));
    await waitFor(async () => {
      expect(await thumbs()).toHaveLength(2);
      expect(Object.values(await photos()).map(({ isRemoved }) => isRemoved)).not.toContain(true);
    });
  });

  it('are saved one by one from the viewer', async () => {
    const { user } = await open('', photosOf(1));
    const offered = catchFiles();
    await user.click(await button('Visa foto 1 av 1'));
    await screen.findByText(/^Tillagt .* 08:30 av /);
    await user.click(await button('Spara bilden'));
    expect(offered.map(({ name, blob }) => [name, blob.type, blob.size])).toEqual([
      ['AO-1042-foto-1.jpg', 'image/jpeg', picture.length],
    ]);
  });

  it('wait on the device without a network, shown at once, and are sent afterwards', async () => {
    const { user, db, thumbs } = await open();
    await screen.findByText('Inga foton än.');
    const input = await files();
    await loseNetwork(db());
    await user.upload(input, [pictureFile('a.jpg'), pictureFile('b.jpg')]);
    await waitFor(() => expect(shown()).toHaveLength(2));
    await screen.findByText('Offline, 2 väntar');
    await user.click(await button('Visa foto 1 av 2'));
    await screen.findByText(/^Tillagt /);
    await user.click(await button('Stäng'));
    expect(await thumbs()).toEqual([]);
    await findNetwork(db());
    await screen.findByText('Sparat');
    expect(await thumbs()).toHaveLength(2);
  });

  it.each([
    ['offert.pdf', 'application/pdf', 'offert.pdf går inte att läsa som bild.'],
    ['IMG_1.HEIC', '', 'IMG_1.HEIC är en HEIC-bild, som den här webbläsaren inte kan läsa.'],
  ])('take no %s, say why, and take the others', async (name, type, text) => {
    const { user, thumbs } = await open();
    await screen.findByText('Inga foton än.');
    const input = await files();
    // The browser asks for pictures only, but lets people choose anything.
    input.accept = '';
    await user.upload(input, [pictureFile(name, type), pictureFile()]);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(async () => expect(await thumbs()).toHaveLength(1));
    await waitFor(() => expect(shown()).toHaveLength(1));
  });

  it('take no empty file and none of sixty megapixels', async () => {
    fakePictures({ width: 10_000, height: 6000 });
    const { user, thumbs } = await open();
    await user.upload(await files(), [
      new File([], 'tom.jpg', { type: 'image/jpeg' }),
      pictureFile('stor.jpg'),
    ]);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('stor.jpg har 60 megapixel'));
    expect(alert).toHaveTextContent('tom.jpg är tom.');
    expect(await thumbs()).toEqual([]);
  });

  it('are forty at most, and those too many and no pictures are told of by name', async () => {
    const { user, thumbs } = await open('', photosOf(39));
    await button('Visa foto 39 av 39');
    const input = await files();
    input.accept = '';
    const heic = '\u0000\u0000\u0000\u0018ftypheic';
    const lost = pictureFile('borta.jpg');
    lost.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    await user.upload(input, [
      // A telephone may call its HEIC pictures JPEG.
      new File([heic], 'IMG_2.jpg', { type: 'application/octet-stream' }),
      lost,
      ...['a.jpg', 'b.jpg', 'c.jpg'].map((name) => pictureFile(name)),
      new File([], 'tom.jpg', { type: 'image/jpeg' }),
    ]);
    const alert = await screen.findByRole('alert');
    await waitFor(() => {
      expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
        'IMG_2.jpg är en HEIC-bild, som den här webbläsaren inte kan läsa. Spara den som JPEG och försök igen.',
        'borta.jpg gick inte att öppna. Kontrollera att bilden finns kvar på enheten.',
        'tom.jpg är tom. Ta eller välj en annan bild.',
        'b.jpg och c.jpg fick inte plats. Ordern har plats för 40 foton. Ta bort något som inte behövs.',
      ]);
    });
    expectConsole('warn', 'The file cannot be opened');
    await button('Visa foto 40 av 40');
    expect(screen.getByRole('button', { name: 'Välj bilder' })).toBeDisabled();
    await waitFor(async () => expect(await thumbs()).toHaveLength(40));
  });

  it('count those taken away, which leave room for eighty in all', async () => {
    const away = Array.from({ length: 79 }, (_, n) => [`a${n}`, '']);
    const thumbs = { ...Object.fromEntries(away), f00: jpeg };
    await open('', { ...photosOf(1), photoSheets: { '1042': { photoId: 'f00', thumbs } } });
    await button('Visa foto 1 av 1');
    expect(
      screen.getByText('Ordern har plats för 80 foton, och de borttagna räknas med.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Välj bilder' })).toBeDisabled();
  });

  it('that another device left no room for are kept and shown, to be saved as files', async () => {
    const { user, db, root, thumbs } = await open('', photosOf(39));
    await button('Visa foto 39 av 39');
    const input = await files();
    await loseNetwork(db());
    await user.upload(input, pictureFile());
    await screen.findByText('Offline, 1 väntar');
    await seedDocuments(`${root}/photoSheets`, photosOf(40).photoSheets);
    await findNetwork(db());
    await user.click(await button('Kunde inte sparas (1)'));
    expectConsole('error', 'Refused: Foto på AO\u00a01042');
    expectConsole('warn', 'PERMISSION_DENIED');
    const dialog = await screen.findByRole('dialog', { name: 'Kunde inte sparas' });
    expect(within(dialog).getByRole('img', { name: 'Fotot som inte kunde sparas' })).toBeVisible();
    expect(dialog).toHaveTextContent('Ordern kan vara full, eller inte vara sparad.');
    const offered = catchFiles();
    await user.click(within(dialog).getByRole('button', { name: 'Spara bilden' }));
    expect(offered.map(({ name }) => name)).toEqual(['foto.jpg']);
    expect(await thumbs()).toHaveLength(40);
  });

  it('are only shown to an auditor', async () => {
    const { user } = await open('', { role: 'auditor', ...photosOf(1) });
    await user.click(await button('Visa foto 1 av 1'));
    const viewer = await screen.findByRole('dialog', { name: 'Foto 1 av 1' });
    await within(viewer).findByText(/^Tillagt /);
    expect(within(viewer).queryByRole('button', { name: 'Ta bort' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Välj bilder' })).toBeNull();
  });

  it('that cannot be read are shown small, with a word about it', async () => {
    const broken = { f00: { orderId: '1042', addedAt, picture: new Uint8Array([1, 2, 3, 4]) } };
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = await open('', { ...photosOf(1), photos: broken });
    await user.click(await button('Visa foto 1 av 1'));
    expect(await screen.findByText('Hela bilden kan inte läsas. Här är en liten.')).toBeVisible();
  });

  it('ask before signing out while they are not sent', async () => {
    const { user, db } = await open();
    const input = await files();
    await loseNetwork(db());
    await user.upload(input, pictureFile());
    await screen.findByText('Offline, 1 väntar');
    // jsdom keeps the menu hidden, because it has no popovers.
    await user.click(await screen.findByRole('button', { name: 'Logga ut', hidden: true }));
    const dialog = await screen.findByRole('dialog', { name: 'Logga ut' });
    expect(dialog).toHaveTextContent('En ändring är inte skickad till servern än.');
    await user.click(within(dialog).getByRole('button', { name: 'Stanna kvar' }));
    await findNetwork(db());
    await screen.findByText('Sparat');
  });

  it('are on the printed order', async () => {
    await open('/print', photosOf(2));
    await heading(/^Arbetsorder AO/);
    expect(await screen.findByRole('img', { name: 'Foto 2' })).toBeVisible();
  });
});

describe('Photos of a point', () => {
  it('belong to the point and to its order, and print with the protocol', async () => {
    const { user, thumbs, stored } = await open('/inspections/1042_a', {
      inspections: { '1042_a': inspection },
    });
    await screen.findByRole('heading', { level: 2, name: 'Belägg' });
    await user.upload(await files(), pictureFile());
    await button('Visa foto 1 av 1');
    await waitFor(async () => {
      const [id = ''] = await thumbs();
      expect(await stored('inspections/1042_a')).toMatchObject({ photos: { [id]: 'p00' } });
    });
    await user.click(await button('Nästa punkt'));
    await screen.findByRole('heading', { level: 2, name: 'Skivor' });
    expect(shown()).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Alla punkter' }));
    const group = await region('Bromsar');
    await waitFor(() => expect(within(group).getAllByText(/1 foto$/)).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Skriv ut' }));
    await heading(/^Kontrollprotokoll/);
    const figure = await screen.findByRole('figure');
    expect(within(figure).getByRole('img', { name: 'Foto 1' })).toBeVisible();
    expect(within(figure).getByText('Belägg')).toBeVisible();
  });

  it('are four at most', async () => {
    const ids = ['f00', 'f01', 'f02', 'f03'];
    const photos = Object.fromEntries(ids.map((id) => [id, 'p00']));
    await open('/inspections/1042_a', {
      ...photosOf(4),
      inspections: { '1042_a': { ...inspection, photos } },
    });
    await button('Visa foto 4 av 4');
    expect(screen.getByText('Punkten har plats för 4 foton.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Välj bilder' })).toBeDisabled();
  });

  it('that are taken away are taken from the point', async () => {
    const { user, thumbs, stored } = await open('/inspections/1042_a', {
      ...photosOf(2),
      inspections: { '1042_a': { ...inspection, photos: { f00: 'p00', f01: 'p01' } } },
    });
    await user.click(await button('Visa foto 1 av 1'));
    await screen.findByText(/^Tillagt /);
    await user.click(await button('Ta bort'));
    await waitFor(async () => {
      expect(await thumbs()).toEqual(['f01']);
      const { photos } = (await stored('inspections/1042_a')) as { photos: object };
      expect(photos).toEqual({ f01: 'p01' });
    });
  });
});

describe('Damages', () => {
  const damages = async (app: Awaited<ReturnType<typeof open>>) => {
    const { damages: all } = (await app.stored('workOrders/1042')) as {
      damages: Record<string, string>;
    };
    return Object.values(all);
  };

  it('are marked from a list of places, changed, taken away and put back', async () => {
    const app = await open();
    const { user } = app;
    const card = within(await region('Skador på bilen'));
    expect(card.getByText('Inga skador utmärkta.')).toBeVisible();
    await user.click(await button('Lägg till skada'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ny skada' }));
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    expect(dialog.getByLabelText('Var på bilen?')).toHaveAccessibleDescription(
      /Välj var på bilen skadan är\./,
    );
    await user.selectOptions(dialog.getByLabelText('Var på bilen?'), 'Framdörr vänster');
    await user.selectOptions(dialog.getByLabelText('Vad är det?'), 'Buckla');
    await user.type(dialog.getByLabelText('Anteckning'), 'Vid | handtaget');
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    const text = 'Framdörr vänster: Buckla (Vid / handtaget)';
    expect(await card.findByText(text)).toBeVisible();
    expect(card.getByRole('img', { name: `Bilen sedd uppifrån: ${text}` })).toBeVisible();
    await waitFor(async () => expect(await damages(app)).toEqual(['150|430|dent|Vid / handtaget']));
    expect(await app.events()).toMatchObject([
      { kind: 'damage', before: null, after: '150|430|dent|Vid / handtaget' },
    ]);

    await user.click(await button(`Ändra ${text}`));
    const change = within(await screen.findByRole('dialog', { name: 'Ändra skada' }));
    await user.selectOptions(change.getByLabelText('Vad är det?'), 'Rost');
    await user.click(change.getByRole('button', { name: 'Spara' }));
    await user.click(await button('Ändra Framdörr vänster: Rost (Vid / handtaget)'));
    await user.click(await button('Ta bort'));
    await card.findByText('Inga skador utmärkta.');
    await user.click(await button('Ångra'));
    await card.findByText('Framdörr vänster: Rost (Vid / handtaget)');
    await waitFor(async () => expect(await damages(app)).toEqual(['150|430|rust|Vid / handtaget']));
    const history = within(await region('Historik'));
    expect(
      await history.findByText('Skada tillagd: Framdörr vänster: Buckla (Vid / handtaget)'),
    ).toBeVisible();
  });

  it('that two people mark at once are both kept', async () => {
    const app = await open();
    const { user, db, change } = app;
    await user.click(await button('Lägg till skada'));
    await loseNetwork(db());
    await user.selectOptions(await screen.findByLabelText('Var på bilen?'), 'Tak');
    await user.click(await button('Spara'));
    await screen.findByText('Offline, 1 väntar');
    await change('1042', { ...order, damages: { theirs: '500|970|scratch|' } });
    await findNetwork(db());
    await screen.findByText('Sparat');
    expect((await damages(app)).toSorted()).toEqual(['500|550|scratch|', '500|970|scratch|']);
  });
});

describe('Checking in', () => {
  it('keeps photos and damages with the new order', async () => {
    const { user, stored, all } = await openOrders('workorders/new?bokning=b1');
    await heading('Checka in');
    await user.upload(await files(), [pictureFile('a.jpg'), pictureFile('b.jpg'), pictureFile()]);
    await user.click(await button('Ta bort foto 2 av 3'));
    await button('Ta bort foto 2 av 2');
    await user.click(screen.getByText('Skador på bilen'));
    await user.click(await button('Lägg till skada'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ny skada' }));
    await user.selectOptions(dialog.getByLabelText('Var på bilen?'), 'Bak höger');
    await user.click(dialog.getByRole('button', { name: 'Spara' }));
    await screen.findByText('Bak höger: Repa');
    await user.click(await button('Checka in'));
    await heading(/^AO\s1001/);
    await button('Visa foto 2 av 2');
    await waitFor(async () => {
      const { damages } = (await stored('workOrders/1001')) as { damages: Record<string, string> };
      expect(Object.values(damages)).toEqual(['760|950|scratch|']);
      expect(Object.values(await all('photos'))).toMatchObject([
        { orderId: '1001' },
        { orderId: '1001' },
      ]);
    });
  });

  it('takes eight photos, and asks before they are left', async () => {
    const { user, all } = await openOrders('workorders/new');
    await heading('Ny arbetsorder');
    const nine = Array.from({ length: 9 }, (_, n) => pictureFile(`${n}.jpg`));
    await user.upload(await files(), nine);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      '8.jpg fick inte plats. Vid incheckningen får 8 foton plats.',
    );
    await user.click(await button('Ta bort foto 8 av 8'));
    await button('Ta bort foto 7 av 7');
    await user.click(await button('Ångra'));
    await button('Ta bort foto 8 av 8');
    await user.click(screen.getByRole('link', { name: 'Avbryt' }));
    await screen.findByRole('dialog', { name: 'Lämna utan att spara?' });
    expect(await all('photos')).toEqual({});
  });
});
