export const VENUE_KEY = 'venue-facts';
