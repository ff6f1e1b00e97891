/**
 * The further information that the person has a right to (GDPR art. 15.1 a–h), in terms that hold for any
 * workshop.
 */
export function ExtractTerms() {
  return (
    <section aria-labelledby="extract-terms">
      <h3 id="extract-terms">Om uppgifterna</h3>
      <h4>Vad de används till</h4>
      <p>
        För att boka, utföra och dokumentera arbeten på fordonen, ta betalt och nå dig om dem.
        Grunden är avtalet med dig, det som lagen kräver (till exempel bokföringslagen) och
        verkstadens intresse av att kunna svara för sitt arbete.
      </p>
      <h4>Hur länge de sparas</h4>
      <p>
        Kundkortet sparas så länge du är kund och verkstaden behöver det, och tas sedan bort eller
        anonymiseras. Fakturor och annat räkenskapsmaterial sparas i sju år efter det år då
        räkenskapsåret slutade, även om kortet är borta.
      </p>
      <h4>Varifrån de kommer och vilka som ser dem</h4>
      <p>
        Uppgifterna kommer från dig, från den som har lämnat in eller betalat för fordonet, eller ur
        verkstadens tidigare kundregister. De ses av verkstadens personal och av den som granskar
        bokföringen. De lagras för verkstadens räkning hos Google (Firebase). Har verkstaden lämnat
        dem vidare, till exempel till ett försäkringsbolag, kan den berätta det.
      </p>
      <h4>Dina rättigheter</h4>
      <p>
        Du kan be verkstaden att rätta eller radera uppgifterna eller att begränsa hur de används,
        invända mot användningen och få ut uppgifterna som en fil. Det som lagen kräver ska sparas
        kan inte raderas i förtid. Inga beslut om dig fattas automatiskt. Är du missnöjd kan du
        klaga hos Integritetsskyddsmyndigheten, imy.se.
      </p>
    </section>
  );
}
