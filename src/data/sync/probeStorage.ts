/** About the size of a few customers. */
const probeBytes = 64 * 1024;

/**
 * True if this page can store data: some private windows cannot, nor pages where storage is blocked (`refused`)
 * or the disk is full (`full`).
 */
export function probeStorage(): Promise<'works' | 'refused' | 'full'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve('refused'), 3000);
    const answer = (error: unknown) => {
      clearTimeout(timer);
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      resolve(error === null ? 'works' : isFull ? 'full' : 'refused');
    };
    try {
      localStorage.getItem('');
      const request = indexedDB.open('verkstadsnavet-probe', 2);
      request.onupgradeneeded = () => request.result.createObjectStore('probe');
      request.onsuccess = () => {
        const write = request.result.transaction('probe', 'readwrite');
        write.oncomplete = () => answer(null);
        write.onabort = () => answer(write.error);
        try {
          // A database that can be opened may still be full.
          write.objectStore('probe').put(new Uint8Array(probeBytes), 'probe');
        } catch (error) {
          answer(error);
        }
        request.result.close();
      };
      request.onerror = () => answer(request.error);
    } catch (error) {
      answer(error);
    }
  });
}
