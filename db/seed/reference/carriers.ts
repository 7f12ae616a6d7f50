// Airports and airlines that journeys use (spec §3 airports: id, iata, name). Names as Indonesian readers know them.

export interface Airport {
  iata: string;
  name: string;
  city: string;
  country: string;
}
export interface Airline {
  iata: string;
  name: string;
}

const airport = (iata: string, country: string, city: string, name: string): Airport => ({
  iata,
  country,
  city,
  name,
});

export const airports: Airport[] = [
  airport('CGK', 'ID', 'Jakarta', 'Soekarno–Hatta'),
  airport('HLP', 'ID', 'Jakarta', 'Halim Perdanakusuma'),
  airport('SUB', 'ID', 'Surabaya', 'Juanda'),
  airport('KNO', 'ID', 'Medan', 'Kualanamu'),
  airport('UPG', 'ID', 'Makassar', 'Sultan Hasanuddin'),
  airport('BTH', 'ID', 'Batam', 'Hang Nadim'),
  airport('SOC', 'ID', 'Solo', 'Adi Soemarmo'),
  airport('YIA', 'ID', 'Yogyakarta', 'Yogyakarta International'),
  airport('BDJ', 'ID', 'Banjarmasin', 'Syamsudin Noor'),
  airport('BPN', 'ID', 'Balikpapan', 'Sultan Aji Muhammad Sulaiman'),
  airport('PLM', 'ID', 'Palembang', 'Sultan Mahmud Badaruddin II'),
  airport('PDG', 'ID', 'Padang', 'Minangkabau'),
  airport('PKU', 'ID', 'Pekanbaru', 'Sultan Syarif Kasim II'),
  airport('BTJ', 'ID', 'Banda Aceh', 'Sultan Iskandar Muda'),
  airport('LOP', 'ID', 'Lombok', 'Zainuddin Abdul Madjid'),
  airport('DPS', 'ID', 'Denpasar', 'I Gusti Ngurah Rai'),
  airport('KJT', 'ID', 'Majalengka', 'Kertajati'),
  airport('SRG', 'ID', 'Semarang', 'Jenderal Ahmad Yani'),
  airport('MLG', 'ID', 'Malang', 'Abdul Rachman Saleh'),
  airport('JED', 'SA', 'Jeddah', 'King Abdulaziz'),
  airport('MED', 'SA', 'Madinah', 'Prince Mohammad bin Abdulaziz'),
  airport('TIF', 'SA', 'Thaif', 'Taif International'),
  airport('IST', 'TR', 'Istanbul', 'Istanbul Airport'),
  airport('CAI', 'EG', 'Kairo', 'Cairo International'),
  airport('HBE', 'EG', 'Aleksandria', 'Alexandria International'),
  airport('AMM', 'JO', 'Amman', 'Queen Alia'),
  airport('DXB', 'AE', 'Dubai', 'Dubai International'),
  airport('AUH', 'AE', 'Abu Dhabi', 'Zayed International'),
  airport('DOH', 'QA', 'Doha', 'Hamad International'),
  airport('MCT', 'OM', 'Muskat', 'Muscat International'),
  airport('MAD', 'ES', 'Madrid', 'Adolfo Suárez Madrid–Barajas'),
  airport('AGP', 'ES', 'Malaga', 'Málaga–Costa del Sol'),
  airport('TAS', 'UZ', 'Tashkent', 'Islam Karimov Tashkent'),
  airport('SKD', 'UZ', 'Samarkand', 'Samarkand International'),
  airport('ICN', 'KR', 'Seoul', 'Incheon'),
  airport('NRT', 'JP', 'Tokyo', 'Narita'),
  airport('HND', 'JP', 'Tokyo', 'Haneda'),
  airport('KIX', 'JP', 'Osaka', 'Kansai'),
  airport('PEK', 'CN', 'Beijing', 'Beijing Capital'),
  airport('XIY', 'CN', 'Xi’an', 'Xi’an Xianyang'),
  airport('KUL', 'MY', 'Kuala Lumpur', 'Kuala Lumpur International'),
  airport('BKK', 'TH', 'Bangkok', 'Suvarnabhumi'),
  airport('SIN', 'SG', 'Singapura', 'Changi'),
];

export const airlines: Airline[] = [
  { iata: 'GA', name: 'Garuda Indonesia' },
  { iata: 'SV', name: 'Saudia' },
  { iata: 'JT', name: 'Lion Air' },
  { iata: 'ID', name: 'Batik Air' },
  { iata: 'QG', name: 'Citilink' },
  { iata: 'IU', name: 'Super Air Jet' },
  { iata: 'IP', name: 'Pelita Air' },
  { iata: 'QR', name: 'Qatar Airways' },
  { iata: 'EK', name: 'Emirates' },
  { iata: 'EY', name: 'Etihad Airways' },
  { iata: 'TK', name: 'Turkish Airlines' },
  { iata: 'WY', name: 'Oman Air' },
  { iata: 'XY', name: 'flynas' },
  { iata: 'MS', name: 'EgyptAir' },
  { iata: 'RJ', name: 'Royal Jordanian' },
  { iata: 'HY', name: 'Uzbekistan Airways' },
  { iata: 'MH', name: 'Malaysia Airlines' },
  { iata: 'SQ', name: 'Singapore Airlines' },
  { iata: 'KE', name: 'Korean Air' },
  { iata: 'NH', name: 'All Nippon Airways' },
  { iata: 'CZ', name: 'China Southern Airlines' },
  { iata: 'AK', name: 'AirAsia' },
];
