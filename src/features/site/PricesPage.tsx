import { freeDays, plans } from '@/company';
import { splitNet } from '@/domain/values/vat';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/controls/Button';
import { Checks } from './Checks';
import { Closing } from './Closing';
import { PageTop } from './PageTop';
import styles from './PricesPage.module.css';
import sections from './sections.module.css';

/** Amounts in kronor, with decimals only when there are öre: 640 kr, 862,50 kr. */
const kronor = new Intl.NumberFormat('sv-SE', {
  style: 'currency',
  currency: 'SEK',
  trailingZeroDisplay: 'stripIfInteger',
});

const questions = [
  [
    'Behöver jag ett kort för att börja?',
    `Nej. Du skapar ett konto med e-post och lösenord. De första ${freeDays} dagarna kostar inget, och det blir ingen betalning förrän du har valt en plan.`,
  ],
  [
    'Hur säger jag upp?',
    'När du vill. Du betalar månaden ut. Det finns ingen bindningstid och ingen startavgift.',
  ],
  [
    'Vad räknas som en plats?',
    'En lyft, en tvätthall eller en annan plats där en bil tas om hand. Lånebilar räknas inte.',
  ],
  ['Kan jag byta plan?', 'Ja, uppåt och nedåt. Det nya priset gäller från nästa månad.'],
  [
    'Vad händer med mina uppgifter om jag slutar?',
    'Du hämtar dem som en fil innan kontot tas bort. Uppgifterna är dina.',
  ],
] as const;

/** Three plans with prices excluding and including VAT, and answers to common questions. */
export function PricesPage() {
  return (
    <>
      <PageTop
        title="Priser"
        heading="Ett fast pris i månaden"
        lead={`Ingen bindningstid, ingen startavgift, inget kort för att prova. De första ${freeDays} dagarna kostar inget.`}
      />
      <section className={styles.plans} aria-label="Planer">
        {plans.map(({ name, audience, netOre, includes, recommended }) => (
          <article key={name} className={recommended ? styles.recommended : undefined}>
            {recommended && <p className={styles.badge}>Passar de flesta</p>}
            <h2>{name}</h2>
            <p>{audience}</p>
            <p className={styles.price}>
              <strong>{kronor.format(netOre / 100)}</strong> per månad exklusive moms
            </p>
            <p className={styles.gross}>
              {kronor.format(splitNet(netOre, 25).grossOre / 100)} inklusive 25 % moms
            </p>
            <Checks rows={includes} />
            <LinkButton kind={recommended ? 'main' : 'quiet'} to={paths.register}>
              Börja med {name}
            </LinkButton>
          </article>
        ))}
      </section>
      <section className={sections.section} aria-labelledby="questions">
        <h2 id="questions">Frågor och svar</h2>
        <div className={styles.questions}>
          {questions.map(([question, answer]) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
      <Closing
        heading="Osäker på vilken plan?"
        text="Börja med den minsta. Du byter när verkstaden växer, och det du har lagt in följer med."
      />
    </>
  );
}
