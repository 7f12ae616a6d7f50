// What buyers of the demo write about souvenirs, by category; '' for the others.

export const reviewerNames = [
  'Ibu Hartini',
  'Bapak Suryadi',
  'Nurlaila',
  'Ahmad Fauzan',
  'Sri Wahyuni',
  'Hj. Rokayah',
  'Dimas Aditya',
  'Umi Kalsum',
  'H. Zainuddin',
  'Rini Astuti',
] as const;

export const itemReviewSentences: Record<string, readonly string[]> = {
  kurma: [
    'Kurmanya besar dan masih lembut sampai di rumah. Tetangga satu gang kebagian semua.',
    'Manisnya pas, kemasannya rapat. Tanggal kemasnya memang baru.',
    'Isinya sesuai berat yang tertulis. Sempat menunggu dua hari, tetapi dikabari tokonya.',
  ],
  camilan: [
    'Anak-anak suka, dan praktis dibagi ke teman kantor.',
    'Cokelatnya tidak meleleh di perjalanan karena dikirim dengan pendingin kertas.',
  ],
  sajadah: [
    'Tebal, lutut ibu saya tidak sakit lagi. Warnanya sedikit lebih gelap dari gambar.',
    'Jahitannya rapi dan mudah dilipat masuk koper.',
  ],
  busana: [
    'Bahannya adem dan tidak menerawang. Ukurannya pas untuk ibu-ibu.',
    'Jahitannya rapi, dikirim sesuai warna yang dipesan.',
  ],
  buku: [
    'Hurufnya besar dan jelas, ayah saya kini membaca tanpa kacamata.',
    'Kertasnya bagus dan jilidnya kuat.',
  ],
  '': [
    'Barangnya sesuai gambar dan dibungkus rapi.',
    'Tokonya cepat menjawab pertanyaan saya. Barang sampai dengan selamat.',
    'Cukup baik untuk harganya. Kemasannya bisa lebih kuat.',
  ],
};
