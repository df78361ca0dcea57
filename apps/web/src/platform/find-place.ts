export interface Place {
  lat: number;
  lon: number;
  accuracyMeters: number;
}

/** A court's walls keep signals out: nobody waits longer at its door. */
const longestMs = 8_000;

/** Where the device is, if it knows and its user allows it to tell. */
export async function findPlace(): Promise<Place | undefined> {
  if (!('geolocation' in navigator)) return undefined;
  return new Promise((resolve) => {
    // Some browsers answer neither way while their question is ignored.
    const timer = setTimeout(() => resolve(undefined), longestMs + 1_000);
    const answer = (place?: Place) => {
      clearTimeout(timer);
      resolve(place);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        answer({ lat: coords.latitude, lon: coords.longitude, accuracyMeters: coords.accuracy }),
      () => answer(),
      { enableHighAccuracy: true, timeout: longestMs, maximumAge: 60_000 },
    );
  });
}
