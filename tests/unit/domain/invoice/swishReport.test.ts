import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { isSwishRecords, isSwishTable, readSwishRecords } from '@/domain/invoice/swishReport';

const today = parseDate('2026-11-23');

// The payments are invented; their fields are those of Handelsbanken’s description of its Swish report in CSV.
const start = '01,Swish,2026-11-21';
const payment = (type: string, amount: string, texts: string, booked = '', currency = 'SEK') =>
  [
    ...['02', '5566778899', '123456789', 'HANDSESS', '1235524400', '2026-11-20', type, amount],
    ...[currency, '+46701740605', texts, '2026-11-20T13:32:22', booked],
  ].join(',');
const paid = payment('SWH', '1793.00', 'Anna Berg,4469411476093487,Faktura 10001,');
const end = '03,1';
const read = (...lines: string[]) => readSwishRecords(lines.join('\r\n'), today);
function rowsOf(...lines: string[]) {
  const file = read(start, ...lines, end);
  if (!file.ok) throw new Error(file.message);
  return file.value.rows;
}

describe('A Swish report in records', () => {
  it('is told by its records, and has payments by Swish', () => {
    expect(isSwishRecords([start, paid, end].join('\r\n'))).toBe(true);
    expect(isSwishRecords([start, paid, end].join('\n').replaceAll(',', ';'))).toBe(true);
    expect(isSwishRecords('01,a\n02,b\n03,c')).toBe(false);
    expect(read(start, paid, end)).toMatchObject({ ok: true, value: { method: 'swish' } });
  });

  it('gives payments with the payer’s name and message, and without the number', () => {
    expect(rowsOf(paid).map((row) => [row.row, row.payment])).toEqual([
      [
        2,
        {
          ...{ paidOn: '2026-11-20', amountOre: 179_300 },
          reference: 'Anna Berg 4469411476093487 Faktura 10001',
        },
      ],
    ]);
  });

  it('has the day of the booking, and a message with the separator', () => {
    const [row] = rowsOf(payment('SWH', '50.5', 'Bo Ek,44,Tack, och hej,', '2026-11-21'));
    expect(row?.payment).toEqual({
      ...{ paidOn: '2026-11-21', amountOre: 5050, reference: 'Bo Ek 44 Tack och hej' },
    });
  });

  it('is parted by semicolons with decimal commas', () => {
    const lines = [start, paid, end].map((line) => line.replaceAll(',', ';').replace('.00', ',00'));
    const file = read(...lines);
    expect(file.ok && file.value.rows[0]?.payment?.amountOre).toBe(179_300);
  });

  it('has refunds as money out, and none that came back as a payment', () => {
    const rows = rowsOf(
      payment('SWR', '100.00', 'Anna Berg,1,,'),
      payment('SWT', '100.00', 'Anna Berg,2,,'),
      payment('XYZ', '100.00', 'Anna Berg,3,,'),
      payment('SWH', '100.00', 'Anna Berg,4,,', '', 'EUR'),
      payment('SWH', '1O0', 'Anna Berg,5,,'),
    );
    expect(rows.map((row) => row.payment?.amountOre ?? row.faults[0]?.message)).toEqual([
      -10_000,
      'Det är en återbetalning som har kommit tillbaka.',
      'Raden har typen XYZ, som inte är känd.',
      'Beloppet är i EUR. Bara kronor bokförs.',
      'Beloppet går inte att läsa.',
    ]);
  });

  it('is refused when it is not whole or holds something else', () => {
    const refusal = (...lines: string[]) => {
      const file = read(...lines);
      return file.ok ? '' : file.message;
    };
    expect(refusal(start, paid)).toBe('Filen är inte hel: slutet saknas. Hämta den igen.');
    expect(refusal(start, end)).toBe('Det finns inga betalningar i filen.');
    expect(refusal(start, paid, 'Summa,1', end)).toMatch(/^Rad 3 börjar inte med en kod/);
  });
});

describe('A Swish report with headers', () => {
  const line = (...cells: string[]) => ({ cells });

  it('is told by its title or its headers, and by no message below them', () => {
    const headers = line('Datum', 'Belopp', 'Meddelande');
    const title = line('* Swish-rapport Avser 2026-11-01 - 2026-11-20');
    expect(isSwishTable([title, headers], 1)).toBe(true);
    expect(isSwishTable([line('Swish rapport'), line(''), headers], 2)).toBe(true);
    expect(isSwishTable([line('SWISHRAPPORT'), headers], 1)).toBe(true);
    const phone = 'Avsändare/Mottagare telefon';
    expect(isSwishTable([line('Datum', phone, 'Belopp', 'Referens Swish')], 0)).toBe(true);
    const sender = ['Avsändarens namn', 'Avsändarens telefonnummer'];
    expect(isSwishTable([line(...sender, 'Belopp (SEK)', 'Swish-referens')], 0)).toBe(true);
    expect(isSwishTable([headers, line('2026-11-20', '1', 'Swish')], 0)).toBe(false);
    expect(isSwishTable([line('2026-11-20', '1', 'Swish')], null)).toBe(false);
  });

  it('is not a statement of an account that names Swish', () => {
    const headers = line('Datum', 'Text', 'Avsändare', 'Belopp', 'Saldo');
    expect(isSwishTable([line('Konto: Swish och kort 1234-5'), headers], 1)).toBe(false);
    const reference = line('Datum', 'Belopp', 'Avsändare', 'Meddelande', 'Swish-referens');
    expect(isSwishTable([reference, line('2026-11-20', '659', 'Bankgiro')], 0)).toBe(false);
    expect(isSwishTable([line('Datum', 'Belopp', 'Telefon')], 0)).toBe(false);
  });
});
