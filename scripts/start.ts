import { buildSite, hostingWith } from './builtSite';
import { announceDemo, planDemo, startDemo } from './demoApp';
import { run } from './lifecycle';
import { Problem } from './problem';
import { documentsAt } from './storedPages';
import { writeWorkshopPages } from './workshopPages';

await run(async (onStop) => {
  const plan = await planDemo(onStop);
  const { folder, ports, firestorePort } = plan;
  const hosting = { port: ports.APP_PORT, config: hostingWith(ports.AUTH_PORT, firestorePort) };
  console.log('Bygger appen och startar emulatorerna …');
  // Side by side: the Auth emulator takes longer than the build, and neither uses every core.
  const [{ ended }, site] = await Promise.all([
    startDemo(onStop, plan, hosting),
    buildSite(folder, ports.AUTH_PORT, firestorePort),
  ]);
  if (firestorePort !== undefined)
    await writeWorkshopPages(site, documentsAt(`127.0.0.1:${firestorePort}`));
  announceDemo(
    plan,
    `Det här är produktionsbygget, som det är i drift. Ändringar i koden syns först vid nästa npm start, och
en webbläsare som har öppnat ett äldre bygge erbjuder då ”Byt till den nya”.
npm run dev visar ändringar direkt.`,
  );
  throw new Problem(await ended);
});
