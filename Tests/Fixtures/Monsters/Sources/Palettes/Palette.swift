public let calm = 0x33_66_99
