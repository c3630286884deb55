/** The cities in which the sandbox has doctors. The cities are real; their streets are fictional. */
export const cities = {
  lisbon: {
    country: 'PT',
    currency: 'EUR',
    /** Offset from UTC at the scenario's start, in minutes. */
    deltaTime: 0,
    city: 'Lisbon',
    zipCode: '1000-001',
    streets: ['Rua do Exemplo', 'Avenida da Amostra', 'Largo do Modelo'],
    latitude: 38.7223,
    longitude: -9.1393,
  },
  berlin: {
    country: 'DE',
    currency: 'EUR',
    deltaTime: 60,
    city: 'Berlin',
    zipCode: '10000',
    streets: ['Musterstraße', 'Beispielallee', 'Platz der Probe'],
    latitude: 52.52,
    longitude: 13.405,
  },
  newYork: {
    country: 'US',
    currency: 'USD',
    deltaTime: -300,
    city: 'New York',
    zipCode: '10000',
    streets: ['Example Street', 'Sample Avenue', 'Placeholder Plaza'],
    latitude: 40.7128,
    longitude: -74.006,
  },
} as const;

export type CityName = keyof typeof cities;
export type City = (typeof cities)[CityName];
