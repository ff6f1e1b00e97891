import type { BookingsWithTexts } from '@/domain/booking/freeTexts';

/** Tells what happens to the bookings when their customer is anonymised; `texts` is null while the bookings load. */
export function EmptiedBookings({
  texts,
  complete,
}: {
  texts: BookingsWithTexts | null;
  complete: boolean;
}) {
  return (
    <>
      <p>
        Bokningarna blir kvar med tid, tjänster och pris. De står under Bokningar och arbetsorder på
        kundens sida. Meddelanden, interna anteckningar och nyckelnummer töms i de bokningar som är
        över.
      </p>
      <p role="status">{texts ? emptiedText(texts.over.length) : 'Hämtar bokningarna …'}</p>
      {texts && texts.ahead.length > 0 && (
        <p>
          {countText(texts.ahead.length)} som inte är över behåller sina texter, för jobbet behöver
          dem. När jobbet är gjort eller avbokat går texterna att tömma på kundens sida.
        </p>
      )}
      {texts && !complete && (
        <p>
          Alla bokningar kan inte läsas just nu, så det kan finnas fler. Deras texter går att tömma
          på kundens sida när du har kontakt med servern.
        </p>
      )}
    </>
  );
}

function emptiedText(count: number): string {
  return count === 0 ? 'Inga texter att tömma hittades.' : `${countText(count)} töms nu.`;
}

function countText(count: number): string {
  return count === 1 ? '1 bokning' : `${count} bokningar`;
}
