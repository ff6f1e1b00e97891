import { getApps } from 'firebase/app';

/** The names of all databases of this browser; null in one that does not tell, such as Firefox before 126. */
async function databaseNames(): Promise<string[] | null> {
  if (!('databases' in IDBFactory.prototype)) return null;
  return (await indexedDB.databases()).map(({ name = '' }) => name);
}

/** True when this browser has the database. */
export async function hasDatabase(name: string): Promise<boolean> {
  const names = await databaseNames();
  return names ? names.includes(name) : opensAsItIs(name);
}

/** The names of the SDK's databases that this browser has. */
export async function sdkDatabases(): Promise<string[]> {
  const names = await databaseNames();
  if (names) return names.filter((name) => name.startsWith('firestore/'));
  const possible = getApps().map(
    ({ name, options }) => `firestore/${name}/${options.projectId}/main`,
  );
  const found = await Promise.all(possible.map(opensAsItIs));
  return possible.filter((_, index) => found[index]);
}

/** Opens the database, and makes none where there is none. */
function opensAsItIs(name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = (event) => {
      // Firefox would report it as an error of the page.
      event.preventDefault();
      if (isNew) resolve(false);
      else reject(request.error ?? new Error(`${name} could not be opened`));
    };
  });
}
