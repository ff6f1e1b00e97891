import type { InspectionTemplateDraft } from './inspectionTemplate';

const workshop = `Bromsar:
Bromsbelägg fram (mm)
Bromsbelägg bak (mm)
Bromsskivor fram
Bromsskivor bak
Bromsslangar och bromsrör
Bromsvätska, vattenhalt (%)
Parkeringsbroms

Däck:
Mönsterdjup vänster fram (mm)
Mönsterdjup höger fram (mm)
Mönsterdjup vänster bak (mm)
Mönsterdjup höger bak (mm)
Däckens ålder och skick

Belysning:
Hel- och halvljus
Bak- och bromsljus
Blinkers

Vätskor:
Motorolja, nivå
Kylarvätska, fryspunkt (°C)
Läckage

Chassi:
Kulleder och styrleder
Stötdämpare och fjädrar
Hjullager
Drivaxlar och damasker
Avgassystem
Rost

Motor och batteri:
Batteri, vilospänning (V)
Laddning (V)
Drivrem
Luftfilter

Sikt:
Vindruta
Torkarblad`;

const tyres = `Mönsterdjup:
Vänster fram (mm)
Höger fram (mm)
Vänster bak (mm)
Höger bak (mm)

Skick:
Ålder och sprickor
Ojämnt slitage
Skador i däcksidan

Hjul:
Lufttryck fram (bar)
Lufttryck bak (bar)
Fälgar
Hjulbultar
Ventiler och däcktryckssensorer`;

const wash = `Utsida före tvätt:
Repor och lackskador
Bucklor
Stenskott
Rutor
Fälgar
Backspeglar och antenn

Insida före tvätt:
Klädsel
Mattor
Instrumentpanel
Värdesaker i bilen

Efter tvätt:
Lack och rutor utan ränder
Fälgar och trösklar rena
Dammsuget`;

const check = `Provkörning
Hjulbultar dragna med moment
Nivåer av olja och vätskor
Inga läckage
Inga felkoder eller varningslampor
Servicelampan nollställd
Allt på ordern är gjort
Verktyg och delar ur bilen
Ren ratt, stol och golv`;

/** The points of the check before a car is handed over, beside the templates that a workshop writes itself. */
export const starterCheck = { name: 'Kontroll före lämning', points: check };

/** The templates of inspections that a workshop has until it writes its own. */
export const starterInspections: InspectionTemplateDraft[] = [
  { name: 'Verkstad', points: workshop, order: 0 },
  { name: 'Däck', points: tyres, order: 1 },
  { name: 'Tvätt', points: wash, order: 2 },
];
