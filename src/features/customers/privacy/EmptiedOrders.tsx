/** Tells what happens to the work orders when their customer is anonymised, by how many of them hold texts. */
export function EmptiedOrders({ over, ahead }: { over: number; ahead: number }) {
  return (
    <p>
      Arbetsorder blir kvar med rader, priser, bilkontroller, skador och foton av bilen. Gå först
      till orderns sida och ta bort foton där någon syns. Kundens beskrivning och nyckelnummer töms
      i {over === 0 ? 'ingen' : over} som är avslutad
      {over > 0 && ', och kommer inte tillbaka om du ångrar'}
      {ahead > 0 &&
        `; ${ahead} som pågår behåller dem tills jobbet är gjort, och töms sedan på kundens sida`}
      .
    </p>
  );
}
